import { priceWords } from '@tulia/centre/price-words';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { getPayments } from '@tulia/contracts/routes/payment';
import type { ReactNode } from 'react';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import * as s from './view-client.module.css';

interface FiguresProps {
	readonly figures: ClientFile['figures'];
	/** Whether there are older visits, which were not counted. */
	readonly isPartial: boolean;
}

/** The numbers of attended and missed visits, and what is left to pay. */
export function ClientFigures({ figures, isPartial }: FiguresProps): ReactNode {
	const { attended, missed, cancelledLate, stillToPay } = figures;
	const may = useMayCall();
	const owed = stillToPay.map(({ currency, amount }) => priceWords(amount, currency)).join(', ');
	return (
		<dl className={s.figures}>
			<div>
				<dt>Visits</dt>
				<dd>
					{attended} {isPartial ? <small>in the latest 100</small> : null}
				</dd>
			</div>
			<div>
				<dt>Missed</dt>
				<dd>
					{missed} <small>of {attended + missed}</small>
				</dd>
			</div>
			<div>
				<dt>Cancelled late</dt>
				<dd>{cancelledLate}</dd>
			</div>
			{may(getPayments) ? (
				<div>
					<dt>Left to pay</dt>
					<dd>
						{owed === '' ? 'Nothing' : owed} <small>for visits that are over</small>
					</dd>
				</div>
			) : null}
		</dl>
	);
}
