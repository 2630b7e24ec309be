import { Icon } from '../core/icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import * as s from './pager.module.css';

export interface PagerProps {
	/** "Pages of appointments" */
	readonly label: string;
	/** From 1. */
	readonly page: number;
	/** How many pages there are. Where only the next one is known: `page`, and one more if there is a next. */
	readonly pageCount: number;
	readonly onPage: (page: number) => void;
}

/** Previous, pages, next. Show it only when there is more than one page. */
export const Pager = ({ label, page, pageCount, onPage }: PagerProps) => (
	<nav className={s.pager} aria-label={label}>
		<button type="button" className={s.page} disabled={page <= 1} onClick={() => onPage(page - 1)}>
			<Icon name="chevronLeft" />
			<span className={s.word}>Previous</span>
		</button>
		{pageNumbers(page, pageCount).map((number, place) =>
			number === undefined ? (
				// biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
				<span key={`gap-${place}`} className={s.gap} aria-hidden="true">
					…
				</span>
			) : (
				<button
					key={number}
					type="button"
					className={s.page}
					aria-label={`Page ${number}`}
					aria-current={number === page ? 'page' : undefined}
					onClick={() => onPage(number)}
				>
					{number}
				</button>
			),
		)}
		<button type="button" className={s.page} disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
			<span className={s.word}>Next</span>
			<Icon name="chevronRight" />
		</button>
	</nav>
);
