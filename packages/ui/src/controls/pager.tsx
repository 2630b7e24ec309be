import * as s from './pager.module.css';
import { PagerFrame } from './pager-frame.tsx';

export interface PagerProps {
	/** "Pages of appointments" */
	readonly label: string;
	/** From 1. */
	readonly page: number;
	/** The number of pages. Where only the next one is known: `page`, plus one if there is a next. */
	readonly pageCount: number;
	readonly onPage: (page: number) => void;
}

/** Pagination by buttons: previous, pages, next. Render it only when there is more than one page. */
export const Pager = ({ label, page, pageCount, onPage }: PagerProps) => (
	<PagerFrame
		label={label}
		page={page}
		pageCount={pageCount}
		step={({ page: target, rel, children }) => (
			<button
				type="button"
				className={s.page}
				disabled={target < 1 || target > pageCount}
				aria-label={rel ? undefined : `Page ${target}`}
				aria-current={target === page ? 'page' : undefined}
				onClick={() => onPage(target)}
			>
				{children}
			</button>
		)}
	/>
);
