import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import classes from './Banners.module.css';
import {
  type GetMaintenanceBannerSubscription,
  type GetMaintenanceBannerSubscriptionVariables,
  type SystemStatusSubscription,
  type SystemStatusSubscriptionVariables,
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

/** The text of a banner: its markup is not trusted here, only its words are shown. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}

interface Props {
  initialBanner: string | null;
  initiallyOnline: boolean;
}

/** What everybody must know, above the page: maintenance, and whether the provider can be reached. Both are live. */
export function Banners({ initialBanner, initiallyOnline }: Props) {
  const [{ data: settings }] = useSubscription({ query: GetMaintenanceBanner });
  const [{ data: status }] = useSubscription({ query: SystemStatus });
  const banner = settings ? settings.settings[0]?.maintenance_banner : initialBanner;
  const isOnline = status ? (status.system_status[0]?.is_tcc_online ?? true) : initiallyOnline;
  const text = banner && plainText(banner);
  if (!text && isOnline) return null;
  return (
    <div className={classes.banners}>
      <Stack gap="small">
        {text && <Notice tone="waiting">{text}</Notice>}
        {!isOnline && (
          <Notice tone="failure">
            The banking platform is offline. You can look at everything; payments are sent once it is back.
          </Notice>
        )}
      </Stack>
    </div>
  );
}
