import { Link, paths } from '@tulia/platform';
import { ArrowLink, AsyncBlock, Section, SkeletonRows } from '@tulia/ui';
import { Accordion, AccordionItem } from '@tulia/ui/accordion';
import type { ReactNode } from 'react';
import { useListFaqsQuery } from '../../api/faqs-api.ts';
import { useFailure } from '../../lib/use-failure.ts';
import { loadSavedFaqs } from '../../saved/load-saved-faqs.ts';
import { useWithSaved } from '../../saved/use-with-saved.ts';
import * as s from './common-questions.module.css';

/** Number of questions on the contact page (R45). */
const COUNT = 4;

export function CommonQuestions(): ReactNode {
	const faqs = useWithSaved(useListFaqsQuery(), 'listFaqs', loadSavedFaqs);
	const failed = useFailure('We could not load the questions', 'Loading questions…');
	return (
		<Section tight>
			<div className={s.split}>
				<div>
					<h2>Quick answers</h2>
					<div className={s.more}>
						<ArrowLink component={Link} to={paths.helpCenter()}>
							Visit the Help Center
						</ArrowLink>
					</div>
				</div>
				<AsyncBlock
					query={faqs}
					loading="Loading questions"
					skeleton={<SkeletonRows count={COUNT} />}
					failed={failed}
					isEmpty={({ data }) => !data.some(({ featured }) => featured)}
					empty={{ title: 'No quick answers yet', text: 'All our answers are in the Help Center.' }}
				>
					{({ data }) => (
						<Accordion>
							{data
								.filter(({ featured }) => featured)
								.slice(0, COUNT)
								.map(({ id, question, answer }) => (
									<AccordionItem key={id} id={id} title={question}>
										<p className={s.answer}>{answer}</p>
									</AccordionItem>
								))}
						</Accordion>
					)}
				</AsyncBlock>
			</div>
		</Section>
	);
}
