import type { SampleArticle } from './sample-article.ts';

export const sleepForShiftWorkers: SampleArticle = {
	id: '4',
	title: 'Sleep is not a luxury: a plan for shift workers',
	snippet: 'Nurses, guards and drivers often sleep when the sun is up. These changes help.',
	author: 'Dr. Nyambura Otieno',
	category: 'Wellness',
	daysAgo: 40,
	content: `
<p>While most of Nairobi sleeps, somebody is watching a gate, walking a hospital ward, or driving the first bus in from Rongai. Then the sun comes up, the neighbours begin to talk, and that person is supposed to fall asleep.</p>
<p>If this is you, and you sleep badly, you are not weak and you are not lazy. You are asking your body to do a hard thing: to rest at the hour when everything around it says, wake up.</p>
<h2>Why day sleep is harder</h2>
<p>Deep inside the brain there is a clock. Light sets it. In the morning it warms the body and makes it alert, and after dark it does the opposite. When you work at night, the clock goes on keeping its own time. So you are tired at four in the morning at work, and wide awake at ten in the morning in bed.</p>
<p>You cannot switch the clock off. You can give it fewer reasons to wake you.</p>
<h2>Before you come home</h2>
<ul>
<li><strong>Last tea or coffee in the first half of the shift.</strong> Caffeine stays with you for six hours and more.</li>
<li><strong>Use bright light early in the shift</strong> and less of it in the last two hours, if your work allows that.</li>
<li><strong>Eat your main meal before midnight,</strong> and something small towards morning: fruit, uji, an egg.</li>
<li><strong>On the way home, wear a cap or dark glasses.</strong> Morning sun is the strongest message the clock can get. If you drive, leave the glasses off: until you are home you need to stay alert.</li>
</ul>
<h2>The sleeping place</h2>
<p>Make it dark, cool and quiet, in that order. A dark cloth nailed over the window works as well as any curtain. A folded scarf across the eyes is good too. For noise, try soft earplugs, or a fan that hums.</p>
<p>Then make an agreement with the people at home. Put it into words, because they cannot see your night. You could say, “From nine until two I am at work in this bed. Knock only if somebody is hurt.” Children keep such rules better if they help to draw a sign for the door.</p>
<p>Turn the phone off, or leave it in another room. If people need to reach you, give one person the number of a neighbour.</p>
<h2>One long sleep, or two?</h2>
<p>Both can work. Some people sleep from eight until two. Others take four hours in the morning and two or three before the next shift. What helps most is a fixed core: four hours that you sleep at the same time every day, on days off as well. The rest can move around it.</p>
<p>Try to reach seven hours in all. If you cannot today, a nap of about twenty minutes before the shift is worth having. Set an alarm: after a longer nap you may wake up heavier than before.</p>
<h2>Days off</h2>
<p>The temptation is to live like everybody else for two days, and then to go back. The clock hates that most of all. Meet your people half-way. Go to bed later than they do and get up later, and keep the core hours.</p>
<p>And do see your people. Shift work can make a house very quiet. Plan one meal a week that everybody keeps free, even if for you it is breakfast and for them it is supper.</p>
<h2>The mood that comes with it</h2>
<p>Weeks of short sleep change how we feel. You may cry easily, shout, forget things, or stop caring about what you used to enjoy. Sometimes that is only tiredness, and it lifts after a few good nights. Sometimes low mood has come in by the same door. If you feel low on most days for two weeks or more, tell somebody who is trained to listen.</p>
<p>Alcohol is a poor sleeping tablet. It may put you to sleep, and it breaks the second half of the night into pieces.</p>
<h2>Safety first</h2>
<p>Tired driving is as dangerous as drunk driving. If you have drifted out of your lane, missed your turn, or cannot remember the last kilometre, stop somewhere safe and sleep for twenty minutes. Opening the window and playing loud music do not work.</p>
<p>See a doctor if you snore loudly and wake up choking, if you fall asleep in the middle of talking, or if you have followed a plan like this for a month and still cannot sleep.</p>
<h2>Begin with one thing</h2>
<p>Do not change everything this week. Choose the dark cloth, or the last cup of tea, or the agreement at home. Keep it for seven days. Then choose the next.</p>
<p>If the nights have become too heavy and you are thinking of ending your life, call <strong><a href="tel:1199">1199</a></strong> or Befrienders Kenya on <strong><a href="tel:0722178177">0722 178 177</a></strong>.</p>
`,
};
