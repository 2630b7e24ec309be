import { keyService } from './keys/kms.gateway.ts';
import { documentClient } from './table/dynamo.ts';

/** Creates the clients that almost every request needs while Lambda initialises the function, with a full CPU. */
export function startClients(): void {
	documentClient();
	keyService();
}
