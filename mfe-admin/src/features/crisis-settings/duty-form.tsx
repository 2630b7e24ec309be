import type { CrisisSettings, DutyCandidate } from '@tulia/contracts/crisis/schemas';
import { refusalIn } from '@tulia/platform';
import { ButtonRow, Notice, toast } from '@tulia/ui';
import { Checkbox, FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useId, useMemo } from 'react';
import { useChangeCrisisDutyMutation } from '../../api/crisis-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { roleTitles } from '../../lib/page/role-words.ts';
import * as s from './crisis-settings.module.css';
import { type DutyValues, hoursErrors, peopleOf, valuesOf } from './duty-values.ts';

const DRAFT = { name: 'crisis-duty' } as const;

/** The staff on duty, with their channels and hours. */
export function DutyForm({ settings }: { readonly settings: CrisisSettings }): ReactNode {
	const id = useId();
	const { candidates, duty } = settings;
	const initialValues = useMemo(() => valuesOf(settings), [settings]);
	const [change] = useChangeCrisisDutyMutation();

	async function submit(values: DutyValues): Promise<FormRefusal | undefined> {
		const { error } = await change({ people: peopleOf(values, candidates), version: duty.version });
		if (!error) {
			toast.success('Saved who is on duty');
			return undefined;
		}
		if (refusalIn(error) === 'changed_meanwhile')
			return { message: 'Not saved: somebody else changed who is on duty. The list shows what is saved now.' };
		return saveRefusal(error);
	}
	return (
		<section className={s.part} aria-labelledby={id}>
			<h2 id={id}>Who is on duty</h2>
			<p>
				They get an email and an SMS that say “Somebody may need you now: open the inbox”, and none of the words. At any
				hour, also at night: it may be about a life. Of many messages in one minute they are told twice at most.
			</p>
			{duty.people.length === 0 ? (
				<Notice tone="info">
					<p>Nobody is on the list, so everybody with the owner’s role is told, at any hour.</p>
				</Notice>
			) : null}
			<StaffForm<DutyValues>
				key={duty.version}
				draft={DRAFT}
				record={{ expectedVersion: () => duty.version }}
				label="Who is on duty"
				initialValues={initialValues}
				validate={(values) => hoursErrors(values, candidates)}
				onSubmit={submit}
			>
				<FormErrors />
				{candidates.map((one) => (
					<Person key={one.userId} person={one} />
				))}
				<ButtonRow>
					<SubmitButton busyLabel="Saving…">Save who is on duty</SubmitButton>
				</ButtonRow>
			</StaffForm>
		</section>
	);
}

function Person({ person: { userId, name, roles, hasMail, hasSms } }: { readonly person: DutyCandidate }): ReactNode {
	const field = `people.${userId}`;
	return (
		<fieldset className={s.person}>
			<legend>{name}</legend>
			<p className={s.roles}>{roleTitles(roles)}</p>
			<div className={s.ways}>
				{hasMail ? (
					<Checkbox name={`${field}.byMail`} label="By email" />
				) : (
					<p>No email: the address is not confirmed.</p>
				)}
				{hasSms ? (
					<Checkbox name={`${field}.bySms`} label="By SMS" />
				) : (
					<p>No SMS: {name} has to add a phone under My account and confirm it by a code.</p>
				)}
			</div>
			{hasMail || hasSms ? (
				<div className={s.hours}>
					<TextField name={`${field}.from`} type="time" label="From" optional />
					<TextField name={`${field}.to`} type="time" label="To" optional />
					<p>Every day, at the centre’s time. Left empty: at any hour. At an hour that nobody has, all are told.</p>
				</div>
			) : null}
		</fieldset>
	);
}
