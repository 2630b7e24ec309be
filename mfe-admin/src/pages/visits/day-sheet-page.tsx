import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { DaySheet } from '../../features/print-day-sheet/day-sheet.tsx';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/day-sheet` */
export function DaySheetPage(): ReactNode {
	usePage({ title: 'Day sheet' });
	const now = useNow();
	return (
		<>
			<div data-print="never">
				<AdminHeading
					title="Day sheet"
					lead="Who comes, on one page of paper. It says nothing of what anybody comes for."
				/>
			</div>
			<DaySheet now={now} />
		</>
	);
}
