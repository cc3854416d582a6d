import { lazy, Suspense } from 'react';
import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import { Notice } from '../../ui/Notice';
import { usePortal } from '../../session/PortalContext';
import { UpdateBanner } from '../updates/UpdateBanner';
import classes from './Banners.module.css';
import type {
  GetMaintenanceBannerSubscription,
  GetMaintenanceBannerSubscriptionVariables,
  SystemStatusSubscription,
  SystemStatusSubscriptionVariables,
} from '../../graphql/generated/operations';

const GetMaintenanceBanner: TypedDocumentNode<
  GetMaintenanceBannerSubscription,
  GetMaintenanceBannerSubscriptionVariables
> = gql`
  subscription GetMaintenanceBanner {
    settings {
      maintenance_banner
    }
  }
`;

const SystemStatus: TypedDocumentNode<SystemStatusSubscription, SystemStatusSubscriptionVariables> = gql`
  subscription SystemStatus {
    system_status {
      is_tcc_online
    }
  }
`;

const MaintenanceBanner = lazy(async () => ({ default: (await import('./MaintenanceBanner')).MaintenanceBanner }));

interface Props {
  initialBanner: string | null;
  initiallyOnline: boolean;
}

/**
 * Messages for everybody, above the page: a newer version, maintenance, and whether the provider can be reached. They are live, except
 * for users without a second factor, who may only read the message loaded at the start.
 */
export function Banners({ initialBanner, initiallyOnline }: Props) {
  const pause = usePortal().systemStatus === 'hasNoMFAAccess';
  const [{ data: settings }] = useSubscription({ query: GetMaintenanceBanner, pause });
  const [{ data: status }] = useSubscription({ query: SystemStatus, pause });
  const banner = settings ? settings.settings[0]?.maintenance_banner : initialBanner;
  const isOnline = status ? (status.system_status[0]?.is_tcc_online ?? true) : initiallyOnline;
  return (
    <div className={classes.banners}>
      <UpdateBanner />
      {banner && (
        <Suspense>
          <MaintenanceBanner html={banner} />
        </Suspense>
      )}
      {!isOnline && (
        <Notice tone="failure">
          The banking platform is offline. You can view everything; payments are sent once it is online again.
        </Notice>
      )}
    </div>
  );
}
