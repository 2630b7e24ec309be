import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { BodyOf } from '@tulia/contracts/endpoint';
import type { changeToBeMoved } from '@tulia/contracts/to-be-moved/endpoints';
import { explain } from '@tulia/platform';
import { useState } from 'react';
import { useChangeToBeMovedMutation } from '../../api/visits/to-be-moved-api.ts';

type What = BodyOf<typeof changeToBeMoved>['what'];

const WORDS = {
	appointment_changed: 'Not noted: this visit changed meanwhile, or can take place again. The list is read again.',
	changed_meanwhile: 'Not noted: a colleague has just noted something about this visit. The list is read again.',
	not_found: 'Not noted: this visit no longer exists.',
	forbidden: 'This account may not do that. Please log in with a staff account.',
};

interface NotedVisit {
	readonly appointment: Pick<AdminAppointment, 'id' | 'version'>;
	readonly noteVersion: number;
}

interface NoteVisit {
	readonly note: (what: What, after?: string) => Promise<void>;
	readonly isNoting: boolean;
	readonly failure: string | undefined;
}

/** Notes a call about a visit to be moved, or that the visit stays at its time. */
export function useNoteVisit({ appointment: { id, version }, noteVersion }: NotedVisit): NoteVisit {
	const [send, { isLoading }] = useChangeToBeMovedMutation();
	const [failure, setFailure] = useState<string>();

	async function note(what: What, after?: string): Promise<void> {
		setFailure(undefined);
		const body = { what, version, noteVersion, ...(after === undefined ? {} : { after }) };
		const { error } = await send({ id, body });
		if (error) setFailure(explain(error, WORDS, 'We could not note this. Check your connection and try again.'));
	}
	return { note, isNoting: isLoading, failure };
}
