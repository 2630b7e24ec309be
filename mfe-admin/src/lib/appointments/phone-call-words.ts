import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

type About = NonNullable<AdminAppointment['phoneCall']>['about'];

/** What the client does not know of, in words. */
export const phoneCallWords: { readonly [A in About]: string } = {
	confirmation: 'The confirmation did not arrive.',
	reminder: 'The reminder did not arrive.',
	moved: 'They have not heard of the new time.',
	cancelled: 'They have not heard that the visit is cancelled.',
};
