import { documentClient } from '../table/dynamo.ts';
import { keyService } from './kms.gateway.ts';

/** Creates the clients that almost every request needs while Lambda initialises the function, with a full CPU. */
export function startClients(): void {
	documentClient();
	keyService();
}
