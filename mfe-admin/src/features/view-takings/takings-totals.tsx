import { priceWords } from '@tulia/centre/price-words';
import { type PaymentMethod, paymentMethods, type Takings, type TakingsTotal } from '@tulia/contracts/payment/schemas';
import { DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { methodWords } from '../../lib/payments/payment-words.ts';
import * as s from './view-takings.module.css';

/** The totals by method, with a row for each currency, because amounts of two currencies are never added. */
export const TakingsTotals = ({ takings }: { readonly takings: Takings }): ReactNode => (
	<>
		{takings.totals.map((total) => (
			<dl key={total.currency} className={s.totals} aria-label={`In all, ${total.currency}`}>
				<div className={s.received}>
					<dt>Income received</dt>
					<dd>{priceWords(total.received, total.currency)}</dd>
				</div>
				{paymentMethods.map((method) => (
					<Figure key={method} method={method} total={total} />
				))}
			</dl>
		))}
		{takings.psychologists.length > 1 ? <ByPsychologist rows={takings.psychologists} /> : null}
	</>
);

const Figure = ({ method, total }: { readonly method: PaymentMethod; readonly total: TakingsTotal }): ReactNode => (
	<div>
		<dt>{methodWords[method]}</dt>
		<dd>{priceWords(total.methods[method], total.currency)}</dd>
	</div>
);

type PsychologistRow = Takings['psychologists'][number];

const ByPsychologist = ({ rows }: { readonly rows: readonly PsychologistRow[] }): ReactNode => (
	<section aria-labelledby="by-psychologist">
		<h2 id="by-psychologist">By psychologist</h2>
		<DataTable
			caption="What was paid for the visits of each psychologist"
			columns={[
				{ id: 'who', head: 'Psychologist', cell: ({ psychologist }: PsychologistRow) => <b>{psychologist}</b> },
				...(['received', 'insurance', 'waived'] as const).map((what) => ({
					id: what,
					head: { received: 'Income received', insurance: 'Insurance', waived: 'Waived' }[what],
					align: 'end' as const,
					cell: ({ methods, received, currency }: PsychologistRow) =>
						priceWords(what === 'received' ? received : methods[what], currency),
				})),
			]}
			rows={rows}
			keyOf={({ psychologist, currency }) => `${psychologist} ${currency}`}
		/>
	</section>
);
