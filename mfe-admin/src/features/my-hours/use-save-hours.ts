import type { MyHours } from '@tulia/contracts/own-hours/schemas';
import type { FieldError } from '@tulia/contracts/problem';
import { fieldErrors } from '@tulia/contracts/validators/field-errors';
import { validateChangeMyHoursBody, validateRequestHoursBody } from '@tulia/contracts/validators/own-hours';
import { problemIn } from '@tulia/platform';
import { toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { useRef, useState } from 'react';
import { useChangeMyHoursMutation, useGetMyHoursQuery, useRequestHoursMutation } from '../../api/own-hours-api.ts';
import { saveRefusal } from '../../lib/editing/save-refusal.ts';
import { useVersions, type Versions } from '../../lib/editing/use-versions.ts';
import type { Affected } from '../../lib/schedule/affected-visits.tsx';
import { HOURS_PARTS, type HoursValues, inHoursWords, planOf } from '../../lib/schedule/hours-values.ts';

export interface MyHoursValues extends HoursValues {
	readonly reason?: string;
}

interface SaveHours {
	readonly versions: Versions<MyHours>;
	/** The affected visits, which have to be acknowledged before the save. */
	readonly affected: Affected;
	readonly acceptSeen: () => void;
	readonly errorsIn: (values: MyHoursValues) => readonly FieldError[];
	readonly submit: (values: MyHoursValues) => Promise<FormRefusal | undefined>;
}

const WORDS = {
	bookings_unseen: 'Not saved yet: please look at the visits below first.',
	invalid_hours: 'Not sent: these hours overlap, or end before they begin.',
	hours_ask_first: 'Not saved: the centre decides on changes first now. Please send this as a request.',
	hours_at_once: 'Not sent: changes are saved at once now. Please save this yourself.',
};
/** The refusals which mean that the shown data are stale. */
const OUTDATED: ReadonlySet<string> = new Set(['changed_meanwhile', 'hours_ask_first', 'hours_at_once']);

/** Saves a psychologist’s own hours, or sends them as a request. The centre's settings decide which. */
export function useSaveHours(hours: MyHours, onDone: () => void): SaveHours {
	const versions = useVersions(hours);
	const asks = hours.rule === 'ask_first';
	const { refetch } = useGetMyHoursQuery();
	const [change] = useChangeMyHoursMutation();
	const [request] = useRequestHoursMutation();
	const seen = useRef<readonly string[]>([]);
	const [affected, setAffected] = useState<Affected>([]);

	const changeOf = (values: MyHoursValues) => ({
		...planOf(values),
		version: versions.expectedVersion(),
		...(seen.current.length > 0 ? { seen: [...seen.current] } : {}),
	});
	const requestOf = (values: MyHoursValues) => ({
		...planOf(values),
		version: versions.expectedVersion(),
		...(values.reason === undefined ? {} : { reason: values.reason }),
	});
	const errorsIn = (values: MyHoursValues) =>
		inHoursWords(
			asks
				? fieldErrors(validateRequestHoursBody, requestOf(values))
				: fieldErrors(validateChangeMyHoursBody, changeOf(values)),
		);

	async function handleRefusal(error: unknown): Promise<FormRefusal> {
		const { code = '', affected: unseen = [] } = problemIn(error) ?? {};
		setAffected(unseen);
		const fresh = OUTDATED.has(code) ? (await refetch()).data : undefined;
		if (code === 'changed_meanwhile' && fresh) versions.setConflict(fresh);
		return saveRefusal(error, WORDS, HOURS_PARTS);
	}
	async function submit(values: MyHoursValues): Promise<FormRefusal | undefined> {
		const { data, error } = asks ? await request(requestOf(values)) : await change(changeOf(values));
		if (!data) return handleRefusal(error);
		toast.success(asks ? 'Your request is sent' : 'Your hours are saved');
		onDone();
		return undefined;
	}
	function acceptSeen(): void {
		seen.current = [...new Set([...seen.current, ...affected.map(({ id }) => id)])];
	}
	return { versions, affected, acceptSeen, errorsIn, submit };
}
