export { type Differing, judgeBySchool, type SchoolJudgement } from './schools/judge-by-school.ts';
export { type Held, type School, schools } from './schools/load-topics.ts';
