import type { ProductPath } from '@/content/facts/paths';
import type { ProductPageTexts } from '@/content/texts';
import type { Product } from '@/content/types';
import { DefinitionRows } from './definition-rows';
import { NextPage } from './next-page';
import { NumberedSteps } from './numbered-steps';
import { OfferingRows } from './offering-rows';
import { QuestionList } from './question-list';
import { ContactOptions } from './contact-options';
import { Container, Section } from './section';

interface ProductDetailsProps {
  path: ProductPath;
  label: string;
  texts: ProductPageTexts;
  product: Product;
}

export function ProductDetails({ path, label, texts, product }: ProductDetailsProps) {
  return (
    <>
      <Section id="offerings" title={product.offeringsTitle} className="pt-0">
        <OfferingRows items={product.offerings} />
      </Section>
      <div className="border-t border-hairline">
        <NumberedSteps id="steps" title={texts.steps} steps={product.steps} />
      </div>
      <Section
        id="integration"
        title={product.integration.title}
        lead={product.integration.intro}
        layout="split"
        tone="raised"
      >
        <DefinitionRows rows={product.integration.points} />
      </Section>
      <Audience texts={texts} product={product} />
      <Section id="questions" title={texts.questions} className="pt-0">
        <QuestionList questions={product.questions} />
      </Section>
      <ContactOptions about={label} />
      <NextPage texts={texts.neighbours} pages={texts.products} path={path} />
    </>
  );
}

function Audience({ texts, product }: Pick<ProductDetailsProps, 'texts' | 'product'>) {
  const { audience, commercial } = product;
  return (
    <Container className="grid gap-x-16 gap-y-16 py-section lg:grid-cols-12 print:gap-y-6 print:py-4">
      <section aria-labelledby="audience-title" className="lg:col-span-7">
        <h2 id="audience-title" className="mb-8 text-title print:mb-4 print:text-heading">
          {texts.audience}
        </h2>
        <DefinitionRows rows={audience.map(({ who, why }) => ({ term: who, text: why }))} />
      </section>
      <section aria-labelledby="commercial-title" className="lg:col-span-5">
        <h2 id="commercial-title" className="mb-8 text-title print:mb-4 print:text-heading">
          {texts.commercial}
        </h2>
        <p className="border-t-2 border-accent pt-5 text-lead">{commercial}</p>
      </section>
    </Container>
  );
}
