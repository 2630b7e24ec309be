import { computeTypes } from './types/compute-types.ts';
import { dataTypes } from './types/data-types.ts';
import { edgeTypes } from './types/edge-types.ts';
import { messageTypes } from './types/message-types.ts';
import { otherTypes } from './types/other-types.ts';
import type { ResourceType } from './types/resource-type.ts';

/** Every type of resource the local cloud knows. */
export const resourceTypes: Readonly<Record<string, ResourceType>> = {
	...dataTypes,
	...computeTypes,
	...messageTypes,
	...edgeTypes,
	...otherTypes,
};
