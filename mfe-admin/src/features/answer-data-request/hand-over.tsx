import { dayOf } from '@tulia/centre/clock';
import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { validateExportClientBody } from '@tulia/contracts/validators/data-request';
import { validateWith } from '@tulia/platform';
import { ButtonRow, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton } from '@tulia/ui/form';
import { saveFile } from '@tulia/ui/save-file';
import { type ReactNode, useMemo } from 'react';
import { useExportClientMutation } from '../../api/clients-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { REQUEST_FIELDS, RequestFields, type RequestValues, requestedToday, requestOf } from './request-fields.tsx';

interface HandOverProps {
	readonly client: ClientRecord;
	readonly now: Date;
	/** Called with the number of visits whose notes the file omits. */
	readonly onDone: (notesLeftOut: number) => void;
}

const WHY_NOT = { not_found: 'Nothing was saved: there is no such client any more.' };

/** Saves all data of a client as a file, for staff to hand over. */
export function HandOver({ client: { id, name }, now, onDone }: HandOverProps): ReactNode {
	const [exportClient] = useExportClientMutation();
	const initialValues = useMemo(() => requestedToday(now), [now]);

	async function submit(values: RequestValues): Promise<FormRefusal | undefined> {
		const { data, error } = await exportClient({ id, body: requestOf(values) });
		if (!data) return saveRefusal(error, WHY_NOT);
		const text = JSON.stringify(data, null, 2);
		saveFile({ name: `client-data-${dayOf(now)}.json`, text, type: 'application/json' });
		toast.success(`The data of ${name} were saved as a file`);
		onDone(data.notesLeftOut ?? 0);
		return undefined;
	}
	return (
		<StaffForm<RequestValues>
			draft={{ name: `hand-over:${id}`, inMemory: REQUEST_FIELDS }}
			label="Give them a copy"
			initialValues={initialValues}
			validate={validateWith(validateExportClientBody, requestOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<RequestFields />
			<ButtonRow>
				<SubmitButton size="sm" busyLabel="Collecting…">
					Save the file
				</SubmitButton>
			</ButtonRow>
		</StaffForm>
	);
}
