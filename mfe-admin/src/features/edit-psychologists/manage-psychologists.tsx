import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { AsyncBlock, Button } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { NEW, useEditedItem } from '../../lib/editing/use-edited-item.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { Fold } from '../../lib/page/fold.tsx';
import { SectionHeading } from '../../lib/page/section-heading.tsx';
import { AddPsychologist } from './add-psychologist.tsx';
import { ChangePsychologist } from './change-psychologist.tsx';
import * as s from './edit-psychologists.module.css';
import { FreeTimes } from './free-times.tsx';
import { EditPsychologistProfile } from './profile/edit-psychologist-profile.tsx';
import { PsychologistTable } from './psychologist-table.tsx';

export function ManagePsychologists(): ReactNode {
	const query = useListAllPsychologistsQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading psychologists"
			skeleton={<RowsSkeleton />}
			failed={{ title: 'We could not load the psychologists' }}
			isEmpty={() => false}
		>
			{({ data }) => <Psychologists psychologists={data} />}
		</AsyncBlock>
	);
}

function Psychologists({ psychologists }: { readonly psychologists: readonly StaffPsychologist[] }): ReactNode {
	const { editing, hasSwitched, edit, done } = useEditedItem();
	const psychologist = psychologists.find(({ id }) => id === editing);
	if (editing === NEW)
		return (
			<>
				<SectionHeading title="Add a psychologist" takesFocus={hasSwitched} />
				<AddPsychologist onDone={done} />
			</>
		);
	if (psychologist)
		return (
			<>
				<SectionHeading title={psychologist.name} takesFocus={hasSwitched} />
				<div className={s.parts}>
					<ChangePsychologist key={psychologist.id} psychologist={psychologist} onDone={done} />
					<Fold title="Profile" line="What visitors read">
						<EditPsychologistProfile key={`profile of ${psychologist.id}`} psychologist={psychologist} />
					</Fold>
					<FreeTimes psychologist={psychologist} />
				</div>
			</>
		);
	return (
		<>
			<SectionHeading
				title="Psychologists"
				takesFocus={hasSwitched}
				action={
					<Button size="sm" onClick={() => edit(NEW)}>
						Add a psychologist
					</Button>
				}
			/>
			<TableBox>
				<PsychologistTable psychologists={psychologists} onEdit={edit} />
			</TableBox>
		</>
	);
}
