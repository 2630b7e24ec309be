import { useLocation } from '@tulia/platform';
import { Container, PageHeading } from '@tulia/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useHash } from '../../lib/url/use-hash.ts';
import { useHydrating } from '../../lib/url/use-hydrating.ts';
import * as s from './legal-document.module.css';
import { ADDED_ON, LAST_UPDATED, type LegalSection } from './legal-section.ts';

interface LegalDocumentProps {
	readonly title: string;
	readonly lead: string;
	readonly sections: readonly LegalSection[];
}

/** Scrolls to a linked section where the page's file had to be loaded first: the browser no longer scrolls by then. */
function useScrollToSection(): void {
	const hash = useHash();
	const { key } = useLocation();
	const isHydrating = useHydrating();
	// In prerendered HTML the browser has scrolled already, and the reader may have moved on.
	const [reached] = useState(isHydrating ? key : undefined);
	useEffect(() => {
		if (hash && key !== reached) document.getElementById(hash.slice(1))?.scrollIntoView();
	}, [hash, key, reached]);
}

const Contents = ({ sections }: Pick<LegalDocumentProps, 'sections'>): ReactNode => (
	<nav className={s.contents} aria-labelledby="on-this-page">
		<h2 id="on-this-page" className={s.contentsTitle}>
			On this page
		</h2>
		<ol>
			{sections.map(({ id, title }, place) => (
				<li key={id}>
					<a href={`#${id}`} className={s.link}>
						<span className={s.number}>{place + 1}.</span> {title}
					</a>
				</li>
			))}
		</ol>
	</nav>
);

/** A legal text: date, table of contents, and numbered sections with their later additions. */
export function LegalDocument({ title, lead, sections }: LegalDocumentProps): ReactNode {
	useScrollToSection();
	return (
		<Container>
			<PageHeading lead={lead}>{title}</PageHeading>
			<p className={s.dates}>
				<b>Last updated {LAST_UPDATED}</b>
				<br />
				What we have added since stands in a box with its own date.
			</p>
			<div className={s.split}>
				<Contents sections={sections} />
				<div className={s.text}>
					{sections.map(({ id, title: heading, text, added, addedOn = ADDED_ON }, place) => (
						<section key={id} aria-labelledby={id} className={s.section}>
							<h2 id={id} tabIndex={-1} className={s.heading}>
								{place + 1}. {heading}
							</h2>
							{text}
							{added ? (
								<div className={s.added}>
									<h3 className={s.addedOn}>Added {addedOn}</h3>
									{added}
								</div>
							) : null}
						</section>
					))}
				</div>
			</div>
		</Container>
	);
}
