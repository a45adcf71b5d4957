export {
  type Differing,
  differingIn,
  type HeldFinding,
  judgeBySchool,
  judgeRecipeBySchool,
  type SchoolJudgement,
} from './schools/judge-by-school.ts';
export { type Held, type School, schools, topics as schoolTopics } from './schools/load-topics.ts';
