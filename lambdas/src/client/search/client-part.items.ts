import type { Key } from '../../platform/table/stored-item.ts';
import { shortened } from './search-parts.items.ts';

/** The partition of the clients indexed under a part. */
export const partKey = (part: string, clientId: string): Key => ({ PK: `FIND#${part}`, SK: clientId });

/** A client under one part, with all other parts shortened, so that a search for several reads one partition. */
export const partItem = (part: string, clientId: string, parts: readonly string[]) => ({
	...partKey(part, clientId),
	entity: 'client-part',
	parts: new Set(parts.map(shortened)),
});
