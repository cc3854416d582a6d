import type { FragmentDefinitionNode } from 'graphql';
import type { RoleSchema } from '../schema/roleSchema';
import type { RoleView } from '../schema/roleView';
import type { InputContext } from './inputContext';

/** How far inside a filter or an order planning is. */
export interface FilterPlace {
  readonly levels: number;
  readonly relationships: number;
}

/** What planning one operation needs to know. */
export interface PlanContext {
  readonly schema: RoleSchema;
  readonly view: RoleView;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly inputs: InputContext;
  readonly filterPlace: FilterPlace;
}
