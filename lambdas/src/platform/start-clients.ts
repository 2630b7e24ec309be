import { keyService } from './keys/kms.gateway.ts';
import { documentClient } from './table/dynamo.ts';

/** Makes the clients that almost every request needs, while Lambda starts the function: it has a whole processor then. */
export function startClients(): void {
	documentClient();
	keyService();
}
