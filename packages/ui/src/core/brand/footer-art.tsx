import * as s from './footer-art.module.css';

export const FooterArt = () => (
	<svg className={s.art} viewBox="0 0 1440 170" preserveAspectRatio="none" aria-hidden="true">
		<path fill="var(--h-r1)" opacity=".55" d="M0 96C160 30 300 70 460 58S760 8 940 46 1240 96 1440 30V170H0z" />
		<path fill="var(--h-r3)" d="M0 124C180 70 320 110 520 100S860 60 1060 92 1300 116 1440 84V170H0z" />
		<path fill="var(--h-r7)" d="M0 150C200 112 420 148 640 138S1040 112 1440 142V170H0z" />
	</svg>
);
