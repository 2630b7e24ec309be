import { priceWords } from '@tulia/centre/price-words';
import type { VisitEnd, VisitPayments } from '@tulia/contracts/payment/schemas';
import { Button, ButtonRow } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useDecideChargeMutation } from '../../api/visits/payments-api.ts';
import { paymentRefusal } from '../../lib/payments/payment-refusal.ts';

const WHAT: Readonly<Record<VisitEnd, string>> = {
	cancelled: 'This visit was cancelled, so nothing is due.',
	cancelled_late: 'The client cancelled this visit late.',
	missed: 'The client missed this visit.',
};
const HOW = { charge: 'It is charged.', do_not_charge: 'It is not charged.', ask: 'Is it charged?' };

/** Says whether a visit that did not take place is charged, and offers the choice to staff if there is one. */
export function ChargeVisit({ payments }: { readonly payments: VisitPayments }): ReactNode {
	const [decide, { isLoading, error }] = useDecideChargeMutation();
	const { appointmentId: id, ended, charge, price, currency, version } = payments;
	if (ended === undefined) return null;
	const say = (isCharged: boolean): void => void decide({ id, body: { charge: isCharged, version } });
	return (
		<>
			<p>
				{WHAT[ended]} {charge ? HOW[charge] : ''}
			</p>
			{error ? <p role="alert">{paymentRefusal(error).message}</p> : null}
			{charge === undefined ? null : (
				<ButtonRow>
					{charge === 'charge' ? null : (
						<Button size="sm" variant="secondary" busy={isLoading} busyLabel="Saving…" onClick={() => say(true)}>
							Charge {priceWords(price, currency)}
						</Button>
					)}
					{charge === 'do_not_charge' ? null : (
						<Button size="sm" variant="secondary" busy={isLoading} busyLabel="Saving…" onClick={() => say(false)}>
							Do not charge
						</Button>
					)}
				</ButtonRow>
			)}
		</>
	);
}
