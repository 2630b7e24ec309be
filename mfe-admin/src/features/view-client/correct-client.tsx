import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { validateChangeClientBody } from '@tulia/contracts/validators/client';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { paths, refusalIn, useNavigateUnlessLeft } from '@tulia/platform';
import { Button, ButtonRow, Notice, toast } from '@tulia/ui';
import { Checkbox, FormErrors, type FormRefusal, RadioCards, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useMemo, useState } from 'react';
import { useChangeClientMutation, useGetClientQuery } from '../../api/clients-api.ts';
import { LANGUAGES, NOTICE_OPTIONS } from '../../lib/clients/reach-options.ts';
import { SameContactNotice } from '../../lib/clients/same-contact-notice.tsx';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useVersions } from '../../lib/editing/use-versions.ts';
import { VersionConflict } from '../../lib/editing/version-conflict.tsx';
import { bodyOf, type CorrectionValues, factsOf, valuesOf } from './correction-values.ts';

/** The fields of the draft. The confirmation that a confirmed number is replaced is not stored. */
const FIELDS = ['name', 'phone', 'notices', 'language'] as const;

interface CorrectClientProps {
	readonly client: ClientRecord;
	readonly onDone: () => void;
}

/** Corrects the name, phone and channel. A confirmed number is replaced only after staff confirm the change. */
export function CorrectClient({ client, onDone }: CorrectClientProps): ReactNode {
	const versions = useVersions(client);
	const { base, theirs } = versions;
	const initialValues = useMemo(() => valuesOf(base), [base]);
	const [change] = useChangeClientMutation();
	const { refetch } = useGetClientQuery({ id: client.id });
	const [asksToReplace, setAsksToReplace] = useState(false);

	async function submit(values: CorrectionValues): Promise<FormRefusal | undefined> {
		const { data, error } = await change({ id: client.id, body: bodyOf(values, versions.expectedVersion()) });
		if (data) {
			toast.success(`Saved: ${data.name}`);
			onDone();
			return undefined;
		}
		const refusal = refusalIn(error);
		if (refusal === 'phone_confirmed') {
			setAsksToReplace(true);
			return { message: 'Not saved yet: please read what stands above the button.' };
		}
		if (refusal === 'changed_meanwhile') {
			const fresh = (await refetch()).data?.client;
			if (fresh) versions.setConflict(fresh);
		}
		return saveRefusal(error);
	}
	return (
		<StaffForm<CorrectionValues>
			draft={{ name: `client:${client.id}`, stored: FIELDS }}
			record={versions}
			key={versions.round}
			label="Correct the record"
			initialValues={initialValues}
			validate={(values) => fieldErrors(validateChangeClientBody, bodyOf(values, versions.expectedVersion()))}
			onSubmit={submit}
		>
			<FormErrors />
			<ContactFields clientId={client.id} />
			{asksToReplace ? <ReplacesConfirmed /> : null}
			{theirs ? (
				<VersionConflict
					theirs={valuesOf(theirs)}
					factsOf={factsOf}
					onTakeTheirs={() => versions.restartFrom(theirs)}
					onKeepMine={versions.keepMine}
				/>
			) : null}
			<ButtonRow>
				<SubmitButton busyLabel="Saving…" size="sm">
					Save
				</SubmitButton>
				<Button variant="quiet" size="sm" onClick={onDone}>
					Leave it as it is
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}

function ContactFields({ clientId }: { readonly clientId: string }): ReactNode {
	const navigate = useNavigateUnlessLeft();
	return (
		<>
			<TextField name="name" label="Full name" autoComplete="off" />
			<TextField
				name="phone"
				type="tel"
				label="Phone"
				hint="As they say it: 0712 345 678, or with + and the country."
				optional
				autoComplete="off"
			/>
			<SameContactNotice
				field="phone"
				ownId={clientId}
				sameLabel={(name) => `It is ${name}: merge the records`}
				onSame={() => void navigate(paths.adminMergeClient(clientId))}
			/>
			<RadioCards name="notices" label="Write to them by" options={NOTICE_OPTIONS} optional />
			<RadioCards name="language" label="SMS in" options={LANGUAGES} />
		</>
	);
}

const ReplacesConfirmed = (): ReactNode => (
	<Notice tone="warm" role="alert" title="The client confirmed the number that stands here.">
		<p>A code that we sent to it came back. Please replace it only if they told you so.</p>
		<Checkbox name="replacesConfirmed" label="I mean it: replace the confirmed number" />
	</Notice>
);
