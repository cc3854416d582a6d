import type { RuntimeContext } from './runtime/context';
import type { ProviderGateway } from './provider/gateway';

/** Everything that a handler uses besides its input, including the provider. */
export interface Context extends RuntimeContext {
  readonly provider: ProviderGateway;
}
