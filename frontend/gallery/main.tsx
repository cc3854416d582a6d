import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { invariant } from '../../domain/invariant';
import '../src/ui/theme/base';
import '../src/ui/theme/signedIn';
import { UiProvider } from '../src/ui/theme/UiProvider';
import { Stories } from './Stories';

const container = document.getElementById('root');
invariant(container, 'index.html has a root');
createRoot(container).render(
  <UiProvider>
    <BrowserRouter basename={import.meta.env.BASE_URL.replace(/\/$/, '')}>
      <Stories />
    </BrowserRouter>
  </UiProvider>,
);
