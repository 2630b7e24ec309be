import type { ClientFile, ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { Link } from '@tulia/platform';
import { ButtonRow, LinkButton, Notice } from '@tulia/ui';
import { Checkbox, FormErrors, type FormProps, RadioCards, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { noticeWords } from '../../lib/clients/notice-words.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import * as s from './merge-clients.module.css';
import { hasLogIn, type MergeValues } from './merge-values.ts';

/** The fields of the draft, which has no confirmations. */
const FIELDS = ['name', 'phone', 'email', 'notices', 'reason'] as const;

interface MergeFormProps extends Pick<FormProps<MergeValues>, 'initialValues' | 'validate' | 'onSubmit'> {
	readonly kept: ClientFile;
	readonly other: ClientFile;
	/** Whether the names differ, so that staff have to confirm that it is one person. */
	readonly asksForNames: boolean;
	readonly back: string;
}

/**
 * The choice of the facts that remain, the consequences, and the confirmations. Layout only: `MergeClients` sends the
 * request.
 */
export function MergeForm({ kept, other, asksForNames, back, ...form }: MergeFormProps): ReactNode {
	const [initialValues] = useState(form.initialValues);
	return (
		<StaffForm<MergeValues>
			draft={{ name: `merge:${kept.client.id}:${other.client.id}`, inMemory: FIELDS }}
			label="Merge both records"
			{...form}
			initialValues={initialValues}
		>
			<FormErrors />
			<Choices kept={kept.client} other={other.client} />
			<TextField
				name="reason"
				label="How do you know that it is one person?"
				hint="It stands in the file of the client. No word of health."
				maxLength={300}
				autoComplete="off"
			/>
			<Consequences kept={kept} other={other} />
			{hasLogIn(kept.client) ? <OpensVisits kept={kept.client} other={other} /> : null}
			{asksForNames ? <NamesDiffer kept={kept.client} other={other.client} /> : null}
			<ButtonRow>
				<SubmitButton busyLabel="Merging…">Merge into one record</SubmitButton>
				<LinkButton component={Link} to={back} variant="quiet">
					Leave both as they are
				</LinkButton>
			</ButtonRow>
		</StaffForm>
	);
}

interface Records {
	readonly kept: ClientRecord;
	readonly other: ClientRecord;
}

/** A choice for each fact that differs. The address of a log-in cannot be chosen, because it always remains. */
const Choices = ({ kept, other }: Records): ReactNode => (
	<>
		<Choice name="name" label="Name that stays" kept={kept.name} other={other.name} />
		<Choice name="phone" label="Phone that stays" kept={kept.phone?.shown} other={other.phone?.shown} />
		{hasLogIn(kept) ? null : (
			<Choice name="email" label="Address that stays" kept={kept.email || undefined} other={other.email || undefined} />
		)}
		{kept.notices && other.notices ? (
			<Choice name="notices" label="Write to them by" kept={noticeWords(kept)} other={noticeWords(other)} />
		) : null}
	</>
);

interface ChoiceProps {
	readonly name: keyof MergeValues & string;
	readonly label: string;
	readonly kept: string | undefined;
	readonly other: string | undefined;
}

/** Renders nothing for a fact that only one record has, which remains. */
const Choice = ({ name, label, kept, other }: ChoiceProps): ReactNode =>
	kept === undefined || other === undefined || kept === other ? null : (
		<RadioCards
			name={name}
			label={label}
			options={[
				{ value: 'kept', title: kept, text: 'Of the record that stays' },
				{ value: 'other', title: other, text: 'Of the other record' },
			]}
		/>
	);

const visitsOf = ({ visits, hasOlderVisits }: ClientFile): string => {
	if (hasOlderVisits) return `more than ${visits.length} visits`;
	return visits.length === 1 ? '1 visit' : `${visits.length} visits`;
};

const Consequences = ({ kept, other }: Pick<MergeFormProps, 'kept' | 'other'>): ReactNode => (
	<Notice tone="info" title="What happens then">
		<ul className={s.list}>
			<li>
				{visitsOf(other)} of {other.client.name} {other.visits.length === 1 ? 'is' : 'are'} then in the record that
				stays, with payments, receipts, what was written, and messages.
			</li>
			<li>Reminders and other notices that are still to go, go by what stays.</li>
			<li>The other record ends. Its number, its address and its page lead to the one that stays.</li>
			{endsLogIn(kept.client) || endsLogIn(other.client) ? (
				<li>
					Nobody confirmed the address of the account, so its password ends. Whoever reads the mailbox can choose a new
					one.
				</li>
			) : null}
			<li>
				<b>It cannot be taken back.</b>
			</li>
		</ul>
	</Notice>
);

const endsLogIn = ({ hasPassword, emailVerified }: ClientRecord): boolean => hasPassword && !emailVerified;

const OpensVisits = ({ kept, other }: { readonly kept: ClientRecord; readonly other: ClientFile }): ReactNode => (
	<Notice tone="warm" title={`Whoever logs in as ${kept.email} will see these visits.`}>
		<p>
			That is {visitsOf(other)} of {other.client.name}, and what was written about them. If it is not the same person,
			somebody reads what another one told us.
		</p>
		<Checkbox name="opensVisits" label="I have seen that, and it is the same person" />
	</Notice>
);

const NamesDiffer = ({ kept, other }: Records): ReactNode => (
	<Notice tone="warm" role="alert" title={`${kept.name} and ${other.name} are different names.`}>
		<p>
			{kept.phone && kept.phone.number === other.phone?.number
				? 'Two people may have one phone: a mother and her son. '
				: ''}
			If they are two people, leave both as they are.
		</p>
		<Checkbox name="samePerson" label="It is one person under both names" />
	</Notice>
);
