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

/** The version of the payments of a visit that was just booked. */
const NEW_VISIT = 0;

/**
 * Books the visit, then notes the payment; both are idempotent by the form's key. If the payment fails, the visit
 * stays booked, and the input of the payment is passed to the visit's page. Returns the error of the booking, or
 * `undefined`.
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

const typedOf = ({ method, amount, mpesaCode, insurer, claimNumber }: BookingValues) => ({
	...(method === undefined ? {} : { method }),
	...(amount === undefined ? {} : { amount }),
	...(mpesaCode === undefined ? {} : { mpesaCode }),
	...(insurer === undefined ? {} : { insurer }),
	...(claimNumber === undefined ? {} : { claimNumber }),
});
