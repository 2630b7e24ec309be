import { accountIdentityHandlers } from '../account/identity.handlers.ts';
import { identityHandlers } from '../identity/identity.handlers.ts';
import { apiFunction } from '../platform/http/api-function.ts';
import { testimonialIdentityHandlers } from '../testimonial/identity.handlers.ts';

/** Who one is, how one proves it, and what one's own account holds. */
export const handler = apiFunction('identity', {
	...accountIdentityHandlers,
	...identityHandlers,
	...testimonialIdentityHandlers,
});
