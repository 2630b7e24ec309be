import { Button, ButtonRow, classNames, Notice } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './conflict-notice.module.css';

export interface Difference {
	readonly label: string;
	readonly mine: string;
	readonly theirs: string;
}

interface ConflictNoticeProps {
	readonly title: string;
	readonly differences: readonly Difference[];
	/** Whether the texts are long, so that each scrolls by itself. */
	readonly hasLongTexts?: boolean;
	readonly onTakeTheirs: () => void;
	readonly onKeepMine: () => void;
}

const NOTHING = '(nothing)';

/** Shows the differences of two versions, and lets staff choose one. Nothing is saved before that. */
export const ConflictNotice = ({
	title,
	differences,
	hasLongTexts = false,
	onTakeTheirs,
	onKeepMine,
}: ConflictNoticeProps): ReactNode => (
	<Notice tone="warm" role="alert" title={title}>
		<p>Nothing of yours is lost. Look at both versions, then choose.</p>
		{differences.length === 0 ? (
			<p>Both versions say the same.</p>
		) : (
			<dl className={classNames(s.differences, hasLongTexts && s.long)}>
				{differences.map(({ label, mine, theirs }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							<b>Yours:</b> {mine || NOTHING}
						</dd>
						<dd>
							<b>Saved now:</b> {theirs || NOTHING}
						</dd>
					</div>
				))}
			</dl>
		)}
		<ButtonRow>
			<Button size="sm" onClick={onKeepMine}>
				Save my version
			</Button>
			<Button size="sm" variant="secondary" onClick={onTakeTheirs}>
				Use the saved version
			</Button>
		</ButtonRow>
	</Notice>
);
