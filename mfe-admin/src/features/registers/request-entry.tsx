import { dayOf } from '@tulia/centre/clock';
import { compactDay, compactMoment } from '@tulia/centre/compact-date';
import { REQUEST_DAYS, requestDue } from '@tulia/centre/legal-clocks';
import {
	type DataRequestChange,
	type DataRequestEntry,
	dataRequestKinds,
	type NewDataRequest,
} from '@tulia/contracts/register/schemas';
import { validateChangeDataRequestBody, validateOpenDataRequestBody } from '@tulia/contracts/validators/register';
import { Link, paths, useNavigateUnlessLeft, validateWith } from '@tulia/platform';
import { ArrowLink, ButtonRow, Panel, toast } from '@tulia/ui';
import {
	FormErrors,
	type FormRefusal,
	SelectField,
	SubmitButton,
	TextArea,
	TextField,
	useFormState,
} from '@tulia/ui/form';
import { type ReactNode, useMemo, useState } from 'react';
import { useChangeDataRequestMutation, useOpenDataRequestMutation } from '../../api/registers-api.ts';
import { DateField } from '../../lib/dates/date-field.tsx';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { useDraftKey } from '../../lib/drafts/use-draft-key.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { Corrections, Facts } from './breach-entry.tsx';
import { ClockBadge } from './clock-badge.tsx';
import { KIND_WORDS, requestClockWords } from './register-words.ts';
import * as s from './registers.module.css';

type RequestValues = Partial<Omit<DataRequestChange, 'version'>>;

const FREE_TEXTS = ['askedBy', 'identity', 'note', 'outcome', 'reason'] as const;
const NOT_SAVED = {
	changed_meanwhile: 'Not saved: somebody else changed or closed this meanwhile. Please load the page again.',
};
const KINDS = dataRequestKinds.map((value) => ({
	value,
	label: `${KIND_WORDS[value]} (answered within ${REQUEST_DAYS[value]} days)`,
}));

const bodyOf = (values: RequestValues): NewDataRequest =>
	({ kind: '', askedOn: '', askedBy: '', ...values }) as NewDataRequest;

const Fields = (): ReactNode => (
	<>
		<SelectField name="kind" label="What they ask for" options={KINDS} placeholder="Choose what they ask for" />
		<div className={s.pair}>
			<DateField name="askedOn" label="Asked on" hint="The days begin here." isPast />
			<TextField name="askedBy" label="Who asked" hint="Such as: the client, by phone." autoComplete="off" />
		</div>
		<TextField
			name="identity"
			label="How you made sure who it is"
			optional
			hint="Such as: called the number we know. Before anything is handed over."
			autoComplete="off"
		/>
		<TextArea name="note" label="Note" optional />
	</>
);

/** Adds a request for data. Opened from a client's page, the form adds the client to the request. */
export function NewRequestForm({ clientId }: { readonly clientId: string | undefined }): ReactNode {
	const now = useNow();
	const navigate = useNavigateUnlessLeft();
	const idempotency = useDraftKey('data-request:new');
	const [open] = useOpenDataRequestMutation();
	const [initialValues] = useState(() => ({ askedOn: dayOf(now) }));
	const newOf = (values: RequestValues) => ({ ...bodyOf(values), ...(clientId === undefined ? {} : { clientId }) });

	async function submit(values: RequestValues): Promise<FormRefusal | undefined> {
		const { data, error } = await open({ body: newOf(values), idempotencyKey: idempotency.key });
		if (!data) return saveRefusal(error);
		toast.success('The request is noted');
		void navigate(paths.adminDataRequest(data.id), { replace: true });
		return undefined;
	}
	return (
		<Panel>
			<StaffForm<RequestValues>
				draft={{ name: 'data-request:new', inMemory: FREE_TEXTS }}
				idempotency={idempotency}
				label="Note a request"
				initialValues={initialValues}
				validate={validateWith(validateOpenDataRequestBody, newOf)}
				onSubmit={submit}
			>
				<FormErrors />
				<Fields />
				<ButtonRow>
					<SubmitButton busyLabel="Noting…">Note this request</SubmitButton>
				</ButtonRow>
			</StaffForm>
		</Panel>
	);
}

/** An entry of the register, which can be edited until it is closed. */
export function RequestEntry({ request }: { readonly request: DataRequestEntry }): ReactNode {
	const now = useNow();
	const last = dayOf(new Date(requestDue(request).getTime() - 1));
	return (
		<>
			<p>
				<ClockBadge {...requestClockWords(request, now)} /> The last day is {compactDay(last, now)}.
			</p>
			{request.clientId === undefined ? null : (
				<ArrowLink component={Link} to={paths.adminClient(request.clientId)}>
					Open the client: a copy or an erasure there closes this
				</ArrowLink>
			)}
			{request.closedAt === undefined ? (
				<ChangeRequestForm key={request.version} request={request} />
			) : (
				<ClosedRequest request={request} />
			)}
			<Corrections corrections={request.corrections} />
		</>
	);
}

function ChangeRequestForm({ request }: { readonly request: DataRequestEntry }): ReactNode {
	const { id, version, kind, askedOn, askedBy, identity, note, clientId } = request;
	const [change] = useChangeDataRequestMutation();
	const initialValues = useMemo(
		(): RequestValues => ({
			...{ kind, askedOn, askedBy },
			...(identity === undefined ? {} : { identity }),
			...(note === undefined ? {} : { note }),
		}),
		[kind, askedOn, askedBy, identity, note],
	);
	const changeOf = (values: RequestValues): DataRequestChange => ({
		...{ ...bodyOf(values), version },
		...(clientId === undefined ? {} : { clientId }),
	});

	async function submit(values: RequestValues): Promise<FormRefusal | undefined> {
		const { error } = await change({ id, body: changeOf(values) });
		if (error) return saveRefusal(error, NOT_SAVED);
		toast.success(values.outcome ? 'The request is closed' : 'Saved');
		return undefined;
	}
	return (
		<Panel>
			<StaffForm<RequestValues>
				draft={{ name: `data-request:${id}`, inMemory: FREE_TEXTS }}
				record={{ expectedVersion: () => version }}
				label="This request"
				initialValues={initialValues}
				validate={validateWith(validateChangeDataRequestBody, changeOf)}
				onSubmit={submit}
			>
				<FormErrors />
				<Fields />
				<WhyMoved request={request} />
				<TextArea
					name="outcome"
					label="What was done"
					optional
					hint="Fill this in to close the request: what was corrected, or why it was refused. A closed one is not changed any more."
				/>
				<ButtonRow>
					<SubmitButton busyLabel="Saving…">Save</SubmitButton>
				</ButtonRow>
			</StaffForm>
		</Panel>
	);
}

/** Asks for a reason if the day or the kind changes, because the deadline depends on them. */
function WhyMoved({ request }: { readonly request: DataRequestEntry }): ReactNode {
	const { values } = useFormState<RequestValues>({ subscription: { values: true } });
	return values.kind === request.kind && values.askedOn === request.askedOn ? null : (
		<TextField
			name="reason"
			label="Why this is corrected"
			hint="The time that is left begins with it, so the reason stays in the entry."
		/>
	);
}

function ClosedRequest({ request }: { readonly request: DataRequestEntry }): ReactNode {
	const now = useNow();
	return (
		<Panel>
			<Facts
				facts={[
					['What they asked for', KIND_WORDS[request.kind]],
					['Asked on', compactDay(request.askedOn, now)],
					['Who asked', request.askedBy],
					['How we knew who it is', request.identity],
					['Note', request.note],
					['What was done', request.outcome],
					['Closed', request.closedAt === undefined ? undefined : compactMoment(request.closedAt, now)],
				]}
			/>
		</Panel>
	);
}
