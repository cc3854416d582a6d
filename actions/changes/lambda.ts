import { areaLambda } from '../areaLambda';
import { decidePendingChange } from './decidePendingChange';

/** The Lambda of the changes that wait for a second administrator. */
export const handler = areaLambda<'changes'>({ decidePendingChange });
