import type { Key } from '../../platform/table/stored-item.ts';
import { shortened } from './search-parts.items.ts';

/** Where the clients stand who are filed under a part. */
export const partKey = (part: string, clientId: string): Key => ({ PK: `FIND#${part}`, SK: clientId });

/** A client beneath one part, with all the others shortened, so that a search by several reads one partition. */
export const partItem = (part: string, clientId: string, parts: readonly string[]) => ({
	...partKey(part, clientId),
	entity: 'client-part',
	parts: new Set(parts.map(shortened)),
});
