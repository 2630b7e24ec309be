import type { SeriesChanged } from '@tulia/contracts/series/schemas';
import { Button } from '@tulia/ui';
import type { ReactNode } from 'react';
import { OutcomeRows } from '../../lib/series/outcome-rows.tsx';
import { visitsWords } from '../../lib/series/requested-times.ts';

/** The outcomes of several visits, and the change they are about. */
export interface Changed {
	readonly done: 'Moved' | 'Cancelled';
	readonly changed: SeriesChanged;
}
export type OnChanged = (changed: Changed) => void;

interface ChangedSeriesProps extends Changed {
	readonly onClose: () => void;
}

const takeFocus = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** The outcome of each visit, shown until staff dismiss it. */
export function ChangedSeries({ done, changed: { data }, onClose }: ChangedSeriesProps): ReactNode {
	const { length } = data.filter(({ state }) => state === 'done');
	const verb = done.toLowerCase();
	return (
		<div>
			<h3 ref={takeFocus} tabIndex={-1}>
				{length === data.length ? `${visitsWords(length)} ${verb}` : `${length} of ${visitsWords(data.length)} ${verb}`}
			</h3>
			<p>{length === 0 ? 'Nothing has changed.' : 'The client is told in one message.'}</p>
			<OutcomeRows label="What became of each visit" outcomes={data} done={done} />
			<Button variant="secondary" size="sm" onClick={onClose}>
				Close
			</Button>
		</div>
	);
}
