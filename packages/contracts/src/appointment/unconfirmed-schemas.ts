import * as Type from 'typebox';
import { form, matching, required, text } from '../text.ts';
import { AdminAppointment } from './staff-schemas.ts';

/** The pseudonym of a network: 43 characters from which the address cannot be recovered. */
const NETWORK_PATTERN = '^[A-Za-z0-9_-]{43}$';

/**
 * The coming visits of accounts with unconfirmed addresses, by the network they were booked from, largest first. A
 * carrier may put many clients behind one network, so staff read the names before they release.
 */
export const UnconfirmedVisits = Type.Object({
	networks: Type.Array(Type.Object({ network: Type.String(), visits: Type.Array(AdminAppointment) })),
});
export type UnconfirmedVisits = Type.Static<typeof UnconfirmedVisits>;

export const VisitsToRelease = form(
	{ network: text(required('The network is missing'), matching(NETWORK_PATTERN, 'The network is missing')) },
	{ network: 'The network is missing' },
);
/** How many visits this call cancelled; 0 when nothing was left to release. */
export const VisitsReleased = Type.Object({ released: Type.Integer({ minimum: 0 }) });
