import type { ShownPhone } from '@tulia/contracts/client/schemas';
import { shownNumber } from '../platform/phone-number.ts';
import type { ClientPhone } from './reach.ts';

/** A phone as shown to staff and the client. */
export const shownPhone = ({ number, proof, lostSince }: ClientPhone): ShownPhone => ({
	number,
	shown: shownNumber(number),
	confirmed: proof === 'code' && lostSince === undefined,
	...(lostSince === undefined ? {} : { lostSince }),
});
