import { whoReads } from '@tulia/centre/who-reads';
import { writtenTexts } from '@tulia/contracts/appointment/written-texts';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { Icon } from '@tulia/ui';
import { TextArea, UnattendedNotice, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { CareUnderNote } from '../../lib/care/care-under-note.tsx';
import { OpeningRow } from '../../lib/choice-row.tsx';

export function AddNote(): ReactNode {
	const { value, error } = useBoundField<string>('notes');
	return (
		<OpeningRow
			picture={<Icon name="document" />}
			title="Add a note (optional)"
			beginsOpen={value !== undefined}
			isWrong={error !== undefined}
		>
			<TextArea
				name="notes"
				label="Notes for your psychologist"
				optional
				maxLength={writtenTexts.notes.atMost}
				hint={`You do not have to explain your reasons here. ${whoReads.clientNotes.words}`}
			/>
			<CareUnderNote />
		</OpeningRow>
	);
}

/** Shown with or without a note. */
export const CrisisLine = (): ReactNode => (
	<UnattendedNotice
		crisisLines={useGetProfileQuery().data?.crisisLines}
		toHelp={(words) => <Link to={paths.helpNow()}>{words}</Link>}
	/>
);
