import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { Button } from '@tulia/ui';
import { FilterChips } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { DayField } from '../../lib/dates/day-field.tsx';
import { FilterSelect } from '../../lib/lists/filter-select.tsx';
import * as s from './day-sheet.module.css';
import type { DaySheetView } from './day-sheet-address.ts';

interface DaySheetToolsProps {
	readonly view: DaySheetView;
	readonly people: readonly StaffPsychologist[];
	readonly onShow: (view: DaySheetView) => void;
}

const NAMES = [
	{ value: 'names', label: 'Names' },
	{ value: 'initials', label: 'Initials' },
] as const;

/** The choice of day, psychologist and names, which is not printed. */
export const DaySheetTools = ({ view, people, onShow }: DaySheetToolsProps): ReactNode => (
	<div className={s.tools} data-print="never">
		<DayField label="Day" value={view.date} onDay={(date) => onShow({ ...view, date })} />
		<FilterSelect
			label="Psychologist"
			all="Everybody"
			options={people.map(({ id, name }) => ({ value: id, label: name }))}
			value={view.psychologist}
			onChange={(psychologist) => onShow({ ...view, psychologist })}
		/>
		<FilterChips<DaySheetView['names']>
			label="Clients as"
			chips={NAMES}
			value={view.names}
			onChange={(names) => onShow({ ...view, names })}
		/>
		<Button size="sm" onClick={() => window.print()}>
			Print
		</Button>
	</div>
);
