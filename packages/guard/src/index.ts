export { judgeRecipe, type RecipeFinding, type RecipeJudgement, type RecipeText } from './judge-recipe.ts';
export { type Context, judge } from './judge-text.ts';
export {
  type Finding,
  type Judgement,
  type Reason,
  type Substitute,
  type Verdict,
  verdicts,
  worstOf,
} from './judgement.ts';
export { guardVersion } from './version.ts';
