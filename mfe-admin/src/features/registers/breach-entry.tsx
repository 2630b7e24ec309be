import { compactMoment } from '@tulia/centre/compact-date';
import { breachDue } from '@tulia/centre/legal-clocks';
import type { Breach, BreachChange, NewBreach } from '@tulia/contracts/register/schemas';
import { validateChangeBreachBody, validateOpenBreachBody } from '@tulia/contracts/validators/register';
import { paths, useNavigateUnlessLeft, validateWith } from '@tulia/platform';
import { ButtonRow, Panel, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextArea, TextField, useFormState } from '@tulia/ui/form';
import { type ReactNode, useMemo, useState } from 'react';
import { useChangeBreachMutation, useOpenBreachMutation } from '../../api/registers-api.ts';
import { DateField } from '../../lib/dates/date-field.tsx';
import { momentOf, typedMoment } from '../../lib/dates/moment-field.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { useDraftKey } from '../../lib/drafts/use-draft-key.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { ClockBadge } from './clock-badge.tsx';
import { breachClockWords } from './register-words.ts';
import * as s from './registers.module.css';

type BreachValues = Partial<Omit<BreachChange, 'version'>>;

/** Free text about harm to people, which is only in the memory of the page. */
const FREE_TEXTS = [
	'what',
	'data',
	'people',
	'effects',
	'measures',
	'peopleNotTold',
	'whyLate',
	'outcome',
	'reason',
] as const;
const NOT_SAVED = {
	changed_meanwhile: 'Not saved: somebody else changed or closed this meanwhile. Please load the page again.',
};

const bodyOf = ({ noticedAt, commissionerToldAt, peopleToldAt, ...said }: BreachValues): NewBreach => ({
	...({ what: '', data: '', people: '', ...said } as NewBreach),
	noticedAt: momentOf(noticedAt) ?? '',
	...withMoment('commissionerToldAt', commissionerToldAt),
	...withMoment('peopleToldAt', peopleToldAt),
});
const withMoment = (field: string, typed: string | undefined): object =>
	typed === undefined ? {} : { [field]: momentOf(typed) };

export function NewBreachForm(): ReactNode {
	const now = useNow();
	const navigate = useNavigateUnlessLeft();
	const idempotency = useDraftKey('breach:new');
	const [open] = useOpenBreachMutation();
	const [initialValues] = useState(() => ({ noticedAt: typedMoment(now.toISOString()) }));

	async function submit(values: BreachValues): Promise<FormRefusal | undefined> {
		const { data, error } = await open({ body: bodyOf(values), idempotencyKey: idempotency.key });
		if (!data) return saveRefusal(error);
		toast.success('The breach is noted');
		void navigate(paths.adminBreach(data.id), { replace: true });
		return undefined;
	}
	return (
		<Panel>
			<StaffForm<BreachValues>
				draft={{ name: 'breach:new', inMemory: FREE_TEXTS }}
				idempotency={idempotency}
				label="Note a breach"
				initialValues={initialValues}
				validate={validateWith(validateOpenBreachBody, bodyOf)}
				onSubmit={submit}
			>
				<FormErrors />
				<WhatFields />
				<NotifiedFields />
				<ButtonRow>
					<SubmitButton busyLabel="Noting…">Note this breach</SubmitButton>
				</ButtonRow>
			</StaffForm>
		</Panel>
	);
}

const WhatFields = (): ReactNode => (
	<>
		<DateField
			name="noticedAt"
			withTime
			isPast
			label="When it was noticed"
			hint="At the centre’s time. The 72 hours begin here, however late it is written down."
		/>
		<TextArea name="what" label="What happened" hint="Name nobody whom it does not need." />
		<div className={s.pair}>
			<TextField name="data" label="What data" hint="Such as: names, phone numbers, times of visits." />
			<TextField name="people" label="How many people" hint="Or what is known of it: about 40, being counted." />
		</div>
		<TextArea name="effects" label="What it may do to them" optional />
		<TextArea name="measures" label="What was done about it" optional />
	</>
);

const NotifiedFields = (): ReactNode => (
	<>
		<div className={s.pair}>
			<DateField name="commissionerToldAt" withTime isPast label="Commissioner told" optional />
			<DateField name="peopleToldAt" withTime isPast label="People told" optional />
		</div>
		<TextField
			name="whyLate"
			label="Why the Commissioner is told late"
			optional
			hint="After 72 hours the law asks for it."
		/>
		<TextField
			name="peopleNotTold"
			label="Why the people are not told"
			optional
			hint="Such as: nobody can say who they are; what was taken cannot be read."
		/>
	</>
);

/** An entry of the register, which can be edited until it is closed. */
export function BreachEntry({ breach }: { readonly breach: Breach }): ReactNode {
	const now = useNow();
	return (
		<>
			<p>
				<ClockBadge {...breachClockWords(breach, now)} /> The 72 hours end {compactMoment(breachDue(breach), now)}.
			</p>
			{breach.closedAt === undefined ? (
				<ChangeBreachForm key={breach.version} breach={breach} />
			) : (
				<ClosedBreach breach={breach} />
			)}
			<Corrections corrections={breach.corrections} />
		</>
	);
}

function valuesOf({ id: _id, version: _version, corrections: _corrections, ...said }: Breach): BreachValues {
	const { closedAt: _closedAt, noticedAt, commissionerToldAt, peopleToldAt, ...words } = said;
	return {
		...words,
		noticedAt: typedMoment(noticedAt),
		...(commissionerToldAt === undefined ? {} : { commissionerToldAt: typedMoment(commissionerToldAt) }),
		...(peopleToldAt === undefined ? {} : { peopleToldAt: typedMoment(peopleToldAt) }),
	};
}

function ChangeBreachForm({ breach }: { readonly breach: Breach }): ReactNode {
	const { id, version } = breach;
	const [change] = useChangeBreachMutation();
	const initialValues = useMemo(() => valuesOf(breach), [breach]);
	const changeOf = (values: BreachValues): BreachChange => ({ ...bodyOf(values), version });

	async function submit(values: BreachValues): Promise<FormRefusal | undefined> {
		const { error } = await change({ id, body: changeOf(values) });
		if (error) return saveRefusal(error, NOT_SAVED);
		toast.success(values.outcome ? 'The breach is closed' : 'Saved');
		return undefined;
	}
	return (
		<Panel>
			<StaffForm<BreachValues>
				draft={{ name: `breach:${id}`, inMemory: FREE_TEXTS }}
				record={{ expectedVersion: () => version }}
				label="This breach"
				initialValues={initialValues}
				validate={validateWith(validateChangeBreachBody, changeOf)}
				onSubmit={submit}
			>
				<FormErrors />
				<WhatFields />
				<WhyCorrected field="noticedAt" before={typedMoment(breach.noticedAt)} />
				<NotifiedFields />
				<TextArea
					name="outcome"
					label="What came of it"
					optional
					hint="Fill this in to close the entry. A closed one is not changed any more."
				/>
				<ButtonRow>
					<SubmitButton busyLabel="Saving…">Save</SubmitButton>
				</ButtonRow>
			</StaffForm>
		</Panel>
	);
}

/** Asks for a reason if the time that starts a legal deadline differs from the saved one. */
function WhyCorrected({ field, before }: { readonly field: string; readonly before: string | undefined }): ReactNode {
	const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } });
	return values[field] === before ? null : (
		<TextField
			name="reason"
			label="Why this is corrected"
			hint="The time that is left begins with it, so the reason stays in the entry."
		/>
	);
}

function ClosedBreach({ breach }: { readonly breach: Breach }): ReactNode {
	const now = useNow();
	const moment = (at: string | undefined) => (at === undefined ? undefined : compactMoment(at, now));
	return (
		<Panel>
			<Facts
				facts={[
					['Noticed', moment(breach.noticedAt)],
					['What happened', breach.what],
					['What data', breach.data],
					['How many people', breach.people],
					['What it may do to them', breach.effects],
					['What was done', breach.measures],
					['Commissioner told', moment(breach.commissionerToldAt)],
					['Why late', breach.whyLate],
					['People told', moment(breach.peopleToldAt)],
					['Why the people are not told', breach.peopleNotTold],
					['What came of it', breach.outcome],
					['Closed', moment(breach.closedAt)],
				]}
			/>
		</Panel>
	);
}

export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, string | undefined])[] }): ReactNode => (
	<dl className={s.facts}>
		{facts.map(([label, value]) =>
			value === undefined ? null : (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			),
		)}
	</dl>
);

/** The corrections of the time that starts a deadline, with their reasons. */
export function Corrections({ corrections }: Pick<Breach, 'corrections'>): ReactNode {
	const now = useNow();
	const shown = (value: string): string => (/^\d{4}-\d\d-\d\dT/.test(value) ? compactMoment(value, now) : value);
	if (corrections.length === 0) return null;
	return (
		<Panel>
			<section className={s.part}>
				<h2>Corrections</h2>
				<ul>
					{corrections.map(({ at, from, to, reason }) => (
						<li key={at}>
							{compactMoment(at, now)}: from {shown(from)} to {shown(to)}. {reason}
						</li>
					))}
				</ul>
			</section>
		</Panel>
	);
}
