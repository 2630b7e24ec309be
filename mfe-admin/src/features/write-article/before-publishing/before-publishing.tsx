import { Icon, type IconName, VisuallyHidden } from '@tulia/ui';
import { useFormState } from '@tulia/ui/form';
import { type ReactNode, useDeferredValue } from 'react';
import { Fold } from '../../../lib/page/fold.tsx';
import { type ArticleValues, fieldsOf } from '../article-values.ts';
import { articleFindings, type Finding, type FindingTone } from './article-findings.ts';
import * as s from './before-publishing.module.css';

const LOOK: {
	readonly [T in FindingTone]: {
		readonly icon: IconName;
		readonly spoken: string;
		readonly className: string | undefined;
	};
} = {
	done: { icon: 'tick', spoken: 'Done: ', className: s.done },
	missing: { icon: 'alert', spoken: 'Missing: ', className: s.missing },
	advice: { icon: 'info', spoken: 'To look at: ', className: s.advice },
	question: { icon: 'question', spoken: 'To ask yourself: ', className: s.question },
};

/** What is missing, or else what to look at. */
function lineOf(found: readonly Finding[]): string {
	const count = (tone: FindingTone): number => found.filter((one) => one.tone === tone).length;
	const missing = count('missing');
	if (missing > 0) return missing === 1 ? 'One part is missing' : `${missing} parts are missing`;
	const advice = count('advice');
	return advice > 0 ? `Complete, ${advice} to look at` : 'Complete';
}

/** Shows the findings while an article is being written. Only missing parts prevent publishing. */
export function BeforePublishing(): ReactNode {
	const { values } = useFormState<ArticleValues>({ subscription: { values: true } });
	// The values are deferred, so that checking a long text does not slow down typing.
	const found = articleFindings(fieldsOf(useDeferredValue(values)));
	return (
		<Fold title="Before you publish" line={lineOf(found)}>
			<ul className={s.findings}>
				{found.map(({ tone, text }) => (
					<li key={text} className={LOOK[tone].className}>
						<Icon name={LOOK[tone].icon} className={s.icon} />
						<span>
							<VisuallyHidden>{LOOK[tone].spoken}</VisuallyHidden>
							{text}
						</span>
					</li>
				))}
			</ul>
		</Fold>
	);
}
