import { IconMenu2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { messages } from '../../../../domain/messages';
import { Sheet } from '../../ui/Sheet';
import { Toasts } from '../../ui/Toasts';
import { Wordmark } from '../../ui/marks';
import { Commands } from '../palette/Commands';
import { PaletteIconButton } from '../palette/PaletteButton';
import { AwaitingCountProvider } from '../../shared/payments/useAwaitingCount';
import { OfflineStrip } from '../connection/OfflineStrip';
import { Banners } from './Banners';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu';
import { useWatchedAwaitingCount } from './useWatchedAwaitingCount';

interface Props {
  initialBanner: string | null;
  initiallyOnline: boolean;
  children: ReactNode;
}

/** The frame around every page of a signed-in user: menu, banners, content. */
export function Shell({ initialBanner, initiallyOnline, children }: Props) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const close = () => {
    // Also called by the menu that is always open: setting what is set already would render each new page twice before it shows.
    if (isMenuOpen) setIsMenuOpen(false);
  };
  return (
    <AwaitingCountProvider value={useWatchedAwaitingCount()}>
      <Commands>
        <div className={classes.shell}>
          <a className={classes.skip} href="#content">
            Skip to content
          </a>
          <header className={classes.top}>
            <button type="button" onClick={() => setIsMenuOpen(true)} aria-expanded={isMenuOpen}>
              <IconMenu2 size={18} aria-hidden />
              {messages.shell.menu}
            </button>
            <Wordmark />
            <PaletteIconButton />
          </header>
          <div className={classes.side}>
            <SideMenu onLeave={close} />
          </div>
          <Sheet label={messages.shell.menu} isOpen={isMenuOpen} onClose={close}>
            <SideMenu onLeave={close} />
          </Sheet>
          <main id="content" tabIndex={-1} className={classes.main}>
            <OfflineStrip />
            <div className={classes.content}>
              <Banners initialBanner={initialBanner} initiallyOnline={initiallyOnline} />
              {children}
            </div>
          </main>
          <Toasts />
        </div>
      </Commands>
    </AwaitingCountProvider>
  );
}
