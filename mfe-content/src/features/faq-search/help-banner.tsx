import { Container, PAGE_HEADING_ID } from '@tulia/ui';
import { SearchField } from '@tulia/ui/search';
import type { ReactNode } from 'react';
import * as s from './help-banner.module.css';

interface HelpBannerProps {
	readonly typed: string;
	readonly onType: (words: string) => void;
	readonly foot: ReactNode;
}

export const HelpBanner = ({ typed, onType, foot }: HelpBannerProps): ReactNode => (
	<div className={s.banner} data-ground="dark">
		<Container>
			<div id={PAGE_HEADING_ID} className={s.words}>
				<h1 tabIndex={-1}>How can we help?</h1>
				<p className={s.lead}>Search our answers, or ask us something new.</p>
				<SearchField
					label="Search our answers"
					placeholder="Try cost, or first session"
					value={typed}
					onChange={onType}
				/>
			</div>
		</Container>
		{foot}
	</div>
);
