import { Fragment, type ReactNode } from 'react';
import { useTexts } from '@/components/texts';
import { Illustration } from '@/components/illustrations/illustration';
import type { Illustration as Drawing } from '@/content/illustrations';
import type { ProductPath } from '@/content/facts/paths';
import { productFacts, type ProductFacts } from '@/content/facts/site';
import type { ProductPageTexts } from '@/content/texts';
import type { Product } from '@/content/types';
import { ContactOptions } from './contact-options';
import { BeyondSheet, FactSheetFoot } from './fact-sheet';
import { FlowSection } from './flow-section';
import { FoldRows } from './fold-rows';
import { NextPage } from './next-page';
import { NumberedSteps } from './numbered-steps';
import { OfferingRows } from './offering-rows';
import { Opening } from './opening';
import { PrintButton } from './print-button';
import { QuestionList } from './question-list';
import { Container, Section } from './section';

interface ProductDetailsProps {
  path: ProductPath;
  label: string;
  texts: ProductPageTexts;
  product: Product;
  facts?: ProductFacts | undefined;
}

type Part = 'opening' | 'offerings' | 'integration' | 'flow' | 'money' | 'steps' | 'audience';

/** What matters most for a product comes first: consent and money, the interface, or the daily work. */
const orders: Record<Drawing['kind'], readonly Part[]> = {
  // Its opening is beside the handset.
  handset: ['money', 'offerings', 'steps', 'integration', 'audience'],
  share: ['opening', 'money', 'offerings', 'steps', 'integration', 'audience'],
  code: ['integration', 'opening', 'offerings', 'flow', 'steps', 'money', 'audience'],
  chat: ['opening', 'offerings', 'flow', 'integration', 'steps', 'money', 'audience'],
  screen: ['offerings', 'opening', 'flow', 'steps', 'integration', 'money', 'audience'],
};

export function ProductDetails(props: ProductDetailsProps) {
  const { path, label, texts, product, facts = productFacts[path] } = props;
  const { products } = useTexts();
  const { offeringsTitle, offerings, flow, intro, integration, steps, audience } = product;
  const parts: Record<Part, ReactNode> = {
    opening: <Opening paragraphs={intro} />,
    offerings: (
      <Section id="offerings" title={offeringsTitle}>
        <OfferingRows items={offerings} />
      </Section>
    ),
    flow: flow && <FlowSection {...flow} runByUs={texts.runByUs} />,
    steps: (
      <NumberedSteps
        id="steps"
        title={texts.steps}
        lead={facts?.launchWeeks && texts.launch(...facts.launchWeeks)}
        steps={steps}
      />
    ),
    integration: (
      <Section
        id="integration"
        title={integration.title}
        lead={integration.intro}
        layout="split"
        tone="sand"
      >
        <FoldRows rows={integration.points} />
        <div className="mt-6">
          <PrintButton label={texts.sheet.print} hint={texts.sheet.hint} />
        </div>
      </Section>
    ),
    money: <Money texts={texts} product={product} facts={facts} />,
    audience: (
      <Section id="audience" title={texts.audience} layout="split">
        <FoldRows rows={audience.map(({ who, why }) => ({ term: who, text: why }))} />
      </Section>
    ),
  };
  return (
    <>
      {orders[product.illustration.kind].map((part) => (
        <Fragment key={part}>
          {part === 'integration' ? parts[part] : <BeyondSheet>{parts[part]}</BeyondSheet>}
        </Fragment>
      ))}
      <BeyondSheet>
        <Section id="questions" title={texts.questions} className="pt-0">
          <QuestionList questions={product.questions} />
        </Section>
        <ContactOptions about={label} />
        <NextPage texts={texts.neighbours} pages={products} path={path} />
      </BeyondSheet>
      <FactSheetFoot />
    </>
  );
}

function Money({
  texts,
  product: { commercial, detail },
  facts,
}: Pick<ProductDetailsProps, 'texts' | 'product' | 'facts'>) {
  const { locale } = useTexts();
  return (
    <section aria-labelledby="commercial-title" className="border-t border-line">
      <Container className="grid items-start gap-x-16 gap-y-8 py-section lg:grid-cols-2 print:py-4">
        <div>
          <h2 id="commercial-title" className="mb-5 text-title print:text-heading">
            {texts.commercial}
          </h2>
          <p className="max-w-reading">{commercial}</p>
          {[facts?.price, facts?.result].map(
            (fact) =>
              fact && (
                <p key={fact.en} className="mt-4 max-w-reading font-semibold">
                  {fact[locale]}
                </p>
              ),
          )}
        </div>
        {detail && (
          <div>
            <Illustration drawing={detail} />
            {detail.kind === 'share' && (
              <p className="mt-3 text-small">
                <a
                  href="/samples/reconciliation.csv"
                  hrefLang="en"
                  download
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-link"
                >
                  {texts.sampleFile}
                </a>
              </p>
            )}
          </div>
        )}
      </Container>
    </section>
  );
}
