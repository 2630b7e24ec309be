import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import type { ClientFile, ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { validateMergeClientBody } from '@tulia/contracts/validators/client';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { Link, paths, problemIn, refusalIn, useNavigateUnlessLeft } from '@tulia/platform';
import { ButtonRow, LinkButton, Notice, toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useGetClientQuery, useMergeClientMutation } from '../../api/clients-api.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { CompareRecords } from './compare-records.tsx';
import * as s from './merge-clients.module.css';
import { MergeForm } from './merge-form.tsx';
import { bodyOf, hasLogIn, initialValues, inOrderOfMerge, type MergeValues } from './merge-values.ts';

const WORDS = {
	merge_running: 'Not merged yet: one of them is just being merged with another record. Please try again in a minute.',
	client_overlap: 'Not merged: both have a visit at the same time. Please move or cancel one of the two first.',
	names_differ: 'Not merged yet: please read what stands above the button.',
	changed_meanwhile: 'Not merged yet: one of them was changed meanwhile. Please look at both again.',
	not_found: 'Not merged: one of the records is no longer there.',
	two_accounts: 'Not merged: both have an account that somebody logs in to.',
	other_has_account: 'Not merged yet: the account changed meanwhile. Please load the page again.',
	merge_opens_visits: 'Not merged yet: please read what stands above the button.',
};

/** The two overlapping visits that prevent merging, by ticket numbers. */
const overlapWords = (problem: ReturnType<typeof problemIn>): Partial<typeof WORDS> => {
	const [one, other] = problem?.affected ?? [];
	if (!one || !other) return {};
	const when = compactDate(new Date(one.scheduledFor), new Date(one.scheduledFor));
	return {
		client_overlap: `Not merged: ${one.ticketNumber} and ${other.ticketNumber} are at the same time, ${when}, ${timeOf(new Date(one.scheduledFor))}. Please move or cancel one of the two first.`,
	};
};

interface MergeClientsProps {
	readonly from: ClientFile;
	readonly found: ClientFile;
	readonly now: Date;
}

/** Compares two records that may be of one person, and shows what remains after merging them. */
export function MergeClients({ from, found, now }: MergeClientsProps): ReactNode {
	const [kept, other] = inOrderOfMerge(from, found);
	return (
		<div className={s.parts}>
			<CompareRecords kept={kept} other={other} now={now} />
			{hasLogIn(kept.client) && hasLogIn(other.client) ? (
				<TwoAccounts from={from.client} />
			) : (
				<MergeTwo kept={kept} other={other} from={from.client} />
			)}
		</div>
	);
}

const TwoAccounts = ({ from }: { readonly from: ClientRecord }): ReactNode => (
	<>
		<Notice tone="bad" title="These two cannot be merged.">
			<p>
				Somebody logs in to each of them with an address they confirmed. We cannot know that both are the same person.
				Ask the client which account they use, and to close the other one in their account.
			</p>
		</Notice>
		<ButtonRow>
			<LinkButton component={Link} to={paths.adminMergeClient(from.id)} variant="secondary">
				Choose another record
			</LinkButton>
		</ButtonRow>
	</>
);

interface MergeTwoProps {
	readonly kept: ClientFile;
	readonly other: ClientFile;
	readonly from: ClientRecord;
}

function MergeTwo({ kept, other, from }: MergeTwoProps): ReactNode {
	const [merge] = useMergeClientMutation();
	const [doNamesDiffer, setNamesDiffer] = useState(false);
	const fresh = [useGetClientQuery({ id: kept.client.id }), useGetClientQuery({ id: other.client.id })];
	const navigate = useNavigateUnlessLeft();
	const bodyFor = (values: MergeValues) => bodyOf(values, kept.client, other.client);

	async function submit(values: MergeValues): Promise<FormRefusal | undefined> {
		const { data, error } = await merge({ id: kept.client.id, body: bodyFor(values) });
		if (data) {
			toast.success(`Merged: ${data.name}`);
			navigate(paths.adminClient(data.id));
			return undefined;
		}
		const refusal = refusalIn(error);
		if (refusal === 'names_differ') setNamesDiffer(true);
		if (refusal === 'changed_meanwhile') for (const query of fresh) void query.refetch();
		return saveRefusal(error, { ...WORDS, ...overlapWords(problemIn(error)) });
	}
	return (
		<MergeForm
			kept={kept}
			other={other}
			asksForNames={doNamesDiffer}
			back={paths.adminMergeClient(from.id)}
			initialValues={initialValues(kept.client, other.client)}
			validate={(values) => fieldErrors(validateMergeClientBody, bodyFor(values))}
			onSubmit={submit}
		/>
	);
}
