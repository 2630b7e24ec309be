import { timeOf } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';

const STATES: { readonly [S in NonNullable<AdminAppointment['progress']>['state']]: string } = {
	arrived: 'Here since',
	in_session: 'In session since',
};

/** The progress of a visit in words: `Here since 10:31 AM`. `undefined` before the arrival. */
export const progressWords = ({ progress }: Pick<AdminAppointment, 'progress'>): string | undefined =>
	progress && `${STATES[progress.state]} ${timeOf(new Date(progress.at))}`;

const HOW: { readonly [H in NonNullable<NonNullable<AdminAppointment['cancellation']>['how']>]: string } = {
	website: 'on the website',
	phone: 'by phone',
	desk: 'at the desk',
};

/** Who cancelled, in words: `By the client, by phone, late`. `undefined` if the visit is not cancelled. */
export function cancelledWords({ cancellation }: Pick<AdminAppointment, 'cancellation'>): string | undefined {
	if (!cancellation) return undefined;
	const { by, how, late } = cancellation;
	if (by === 'staff') return 'By the centre';
	if (by === 'erasure') return 'With the client’s account';
	return ['By the client', ...(how ? [HOW[how]] : []), ...(late ? ['late'] : [])].join(', ');
}
