import * as endpoints from '@tulia/contracts/endpoint-names/identity';
import { requireEnv } from '../platform/config.ts';
import { apiFunction } from '../platform/http/api-function.ts';
import { handlersOnDemand } from '../platform/http/handlers-on-demand.ts';
import { startClients } from '../platform/keys/start-clients.ts';

for (const name of ['TABLE_NAME', 'FIELD_KEY_ID']) requireEnv(name);
startClients();

/** API for registration, log-in and the caller's own account. */
export const handler = apiFunction('identity', {
	...handlersOnDemand(
		endpoints.account,
		async () => (await import('../account/identity.handlers.ts')).accountIdentityHandlers,
	),
	...handlersOnDemand(
		endpoints.identity,
		async () => (await import('../identity/identity.handlers.ts')).identityHandlers,
	),
	...handlersOnDemand(
		endpoints.testimonial,
		async () => (await import('../testimonial/identity.handlers.ts')).testimonialIdentityHandlers,
	),
});
