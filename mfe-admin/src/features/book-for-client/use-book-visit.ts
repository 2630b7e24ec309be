import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';
import { paths, useNavigateUnlessLeft } from '@tulia/platform';
import { toast } from '@tulia/ui';
import { useBookForClientMutation } from '../../api/visits/next-visit-api.ts';
import { useNotePaymentMutation } from '../../api/visits/payments-api.ts';
import { historyStateOf } from '../../lib/payments/begun-payment.ts';
import { isWhole, paymentOf } from '../../lib/payments/payment-values.ts';
import type { BookingValues } from './booking-values.ts';

interface Attempt {
	readonly body: BookingForClient;
	readonly values: BookingValues;
	readonly idempotencyKey: string;
}

/** Nothing is noted yet for a visit that was just booked. */
const NEW_VISIT = 0;

/**
 * Books, then notes what is paid, both under the key of the form: however often it is sent, there is one visit and one payment.
 * A payment that is not noted does not undo the visit; it goes on where the visit is, with what was typed. Answers why nothing
 * was booked, or nothing once it is.
 */
export function useBookVisit(
	onBooked: () => void,
): (attempt: Attempt) => Promise<{ readonly error: unknown } | undefined> {
	const [book] = useBookForClientMutation();
	const [note] = useNotePaymentMutation();
	const navigate = useNavigateUnlessLeft();

	return async ({ body, values, idempotencyKey }) => {
		const { data, error } = await book({ body, idempotencyKey });
		if (!data) return { error };
		onBooked();
		const payment = paymentOf(values, NEW_VISIT);
		const noted = isWhole(payment) ? await note({ id: data.id, body: payment, idempotencyKey }) : undefined;
		toast.success(`Booked: ${data.ticketNumber}`);
		const state =
			noted?.error === undefined ? null : historyStateOf({ values: typedOf(values), idempotencyKey }, noted.error);
		void navigate(paths.adminAppointment(data.id), { state });
		return undefined;
	};
}

/** The part of the form that is the payment. */
const typedOf = ({ method, amount, mpesaCode, insurer, claimNumber }: BookingValues) => ({
	...(method === undefined ? {} : { method }),
	...(amount === undefined ? {} : { amount }),
	...(mpesaCode === undefined ? {} : { mpesaCode }),
	...(insurer === undefined ? {} : { insurer }),
	...(claimNumber === undefined ? {} : { claimNumber }),
});
