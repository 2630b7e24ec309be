import type { RevocableConsentKind } from '@tulia/contracts/account/schemas';
import type { ConsentsGiven } from '@tulia/contracts/appointment/schemas';
import { consentWording } from '@tulia/contracts/consent-wording';
import { useGetAccountQuery } from '@tulia/platform';
import { Icon } from '@tulia/ui';
import { Checkbox, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { OpeningRow } from '../../lib/choice-row.tsx';
import type { ScheduleValues } from '../../lib/draft/schedule-values.ts';
import * as s from './schedule-appointment.module.css';

/** The consents, with the part of the request that carries each. */
const ASKED = [
	{ kind: 'health_data', field: 'healthData' },
	{ kind: 'hosting_abroad', field: 'hostingAbroad' },
] as const satisfies readonly { readonly kind: RevocableConsentKind; readonly field: keyof ConsentsGiven }[];

/**
 * The two consents of rule 5, for clients who have not answered them yet. They are never needed to book: without them,
 * or if the account does not load, staff ask at the visit.
 */
export function GiveConsents(): ReactNode {
	const account = useGetAccountQuery().data;
	const { values } = useFormState<ScheduleValues>({ subscription: { values: true } });
	if (!account) return null;
	const missing = ASKED.filter(({ kind }) => account.consents.every((consent) => consent.kind !== kind));
	if (missing.length === 0) return null;
	return (
		<OpeningRow
			picture={<Icon name="shield" />}
			title="How we may use your data (optional)"
			beginsOpen={values.consents !== undefined}
		>
			<fieldset className={s.consents}>
				<legend>Do you agree?</legend>
				<p className={s.small}>You can book without these. We then ask you at your visit.</p>
				{missing.map(({ kind, field }) => (
					<Checkbox key={kind} name={`consents.${field}`} label={consentWording[kind].sentence} />
				))}
			</fieldset>
		</OpeningRow>
	);
}
