import type { StaffIconName } from '../../admin/staff-icons.ts';

/** The icons of every page, drawn with strokes on a 24 × 24 grid. */
const iconPaths = {
	alert: 'M12 8v5M12 16.5v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
	arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
	arrowRight: 'M5 12h14M13 6l6 6-6 6',
	bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10.5 21h3',
	calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
	chat: 'M4 5h16v11H10l-5 4v-4H4z',
	chevronDown: 'M5 9l7 7 7-7',
	chevronLeft: 'M15 5l-7 7 7 7',
	chevronRight: 'M9 5l7 7-7 7',
	clock: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
	close: 'M6 6l12 12M18 6L6 18',
	dashboard: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
	document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
	facebook: 'M14.5 21v-7.5H17l.6-3.5h-3.1V8c0-1.2.6-1.8 1.9-1.8h1.4V3.2c-4.2-.7-6.3.9-6.3 4.3V10H8.7v3.5h2.8V21',
	heart: 'M12 20C5 15 3 11.5 3 8.8A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.8c0 2.7-2 6.2-9 11.2z',
	home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
	idCard:
		'M3 5.5h18v13H3zM8.5 12a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM5.5 15.5c.6-1.6 5.4-1.6 6 0M14.5 10h4M14.5 13.5h4',
	info: 'M12 11.5v5M12 8v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
	leaf: 'M5 19C4 10 10 4 20 4c0 10-6 16-15 15zM5 19l8-8',
	leave: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
	link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
	logOut: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
	mail: 'M3 6h18v12H3zM3.5 7l8.5 6 8.5-6',
	menu: 'M4 7h16M4 12h16M4 17h16',
	person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4.2 3.3-6.3 7.5-6.3s6.9 2.1 7.5 6.3',
	phone:
		'M6.5 3h3l1.5 5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 5 1.5v3c0 1.7-1.3 3-3 2.8A17 17 0 0 1 3.7 6C3.5 4.3 4.8 3 6.5 3z',
	pin: 'M12 21c5-5.5 7-8.6 7-11.5a7 7 0 1 0-14 0C5 12.4 7 15.5 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
	print: 'M7 8V3.5h10V8M5 8h14v8h-2.5M7.5 16H5V8M7.5 13.5h9v7h-9z',
	question: 'M9.5 9.5a2.6 2.6 0 1 1 3.7 2.4c-.9.4-1.2.9-1.2 1.9M12 16.8v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
	quote: 'M10 6.5C6.5 7.5 4.8 9.8 4.8 13v4H10v-5H7.2M19.2 6.5c-3.5 1-5.2 3.3-5.2 6.5v4h5.2v-5h-2.8',
	retry: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.6 7.5M4.5 14a8 8 0 0 0 13.9 2.5',
	savedOnDevice:
		'M7 3.5h10a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM9 11.5l2.2 2.2 4-4.2M10.5 18h3',
	search: 'M20 20l-4.2-4.2M17.5 10.8a6.7 6.7 0 1 1-13.4 0 6.7 6.7 0 0 1 13.4 0z',
	share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
	shield: 'M12 3l7 3v5.5c0 4.5-3 7.5-7 9.5-4-2-7-5-7-9.5V6zM9 12l2.2 2.2 4-4.2',
	star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
	sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
	tick: 'M4.5 12.5l5 5 10-11',
	ticket: 'M3 7h18v3.5a1.6 1.6 0 0 0 0 3V17H3v-3.5a1.6 1.6 0 0 0 0-3zM15 7v2M15 11.5v1.5M15 15.5V17',
	x: 'M4 4l11.8 16H20L8.2 4zM4.2 20l6.4-7.2M13.3 10.9L19.5 4',
} as const;

export type IconName = keyof typeof iconPaths | StaffIconName;

/** The paths of an icon; empty for a staff icon while staff's module is not loaded. */
export const pathOf = (name: IconName): string | undefined => (iconPaths as Partial<Record<IconName, string>>)[name];

/** Adds the icons of staff pages, which only their module loads. */
export const addIcons = (paths: Readonly<Record<StaffIconName, string>>): object => Object.assign(iconPaths, paths);
