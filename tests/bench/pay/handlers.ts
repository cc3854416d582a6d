import { runAction } from '../../../actions/areaLambda';
import { createContext } from '../../../actions/container';
import { actions as paymentActions } from '../../../actions/entries/payments';
import { serveActions } from './actionServer';

/** The payment handlers behind a bare server, without GraphQL, engine and Lambda emulator. Nothing is sent to the provider. */
const context = { ...createContext(process.env), drainInline: () => Promise.resolve() };

serveActions((request) => runAction(paymentActions, request, context));
